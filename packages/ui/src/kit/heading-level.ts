import { createContext, use } from 'react';

/**
 * Heading level for components that are used both directly below a page title and below another heading. Defaults to
 * `h2`.
 */
export const HeadingLevel = createContext<'h2' | 'h3'>('h2');

/** Returns the heading level of the surrounding context. */
export const useHeadingLevel = (): 'h2' | 'h3' => use(HeadingLevel);
