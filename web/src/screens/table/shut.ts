import type { Problem } from "../../net/api";

/** Whether somebody who was here may no longer look on. */
export const isShutOut = ({ code }: Problem): boolean => code === "table-banned" || code === "table-unknown";
