import type { MauView } from "../../messages";

/** Whether the plate of a seat says that it is next: of two, the other one always is. */
export const isMarkedNext = ({ next, players }: MauView, seat: number): boolean => players > 2 && next === seat;
