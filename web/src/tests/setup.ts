/** Before each test file: all sentences of the page are known, and a missing one is an error. */
import german from "../words/de";
import english from "../words/en";
import helpGerman from "../words/help-de";
import helpEnglish from "../words/help-en";
import { add } from "../words/words.svelte";

add("de", [...german, ...helpGerman]);
add("en", [...english, ...helpEnglish]);
