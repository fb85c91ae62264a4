import { createContext, use } from 'react';

/**
 * The level of the headings of a part that stands under the title of a page on one screen and under a heading of its own
 * on another: levels go one by one, and the part does not know where it is. Right under the title of a page where nobody
 * says otherwise.
 */
export const HeadingLevel = createContext<'h2' | 'h3'>('h2');

/** Returns the level of the headings here. */
export const useHeadingLevel = (): 'h2' | 'h3' => use(HeadingLevel);
