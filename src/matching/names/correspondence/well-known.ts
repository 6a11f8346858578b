/** How well a word is known from which on it is taken for what it looks like, and not for another that is written so. */
export const WELL_KNOWN = 0.5;
