import type { Command } from '@zampa/ui/command/commands';

/** Other words by which an action is found, such as "booking" for "New appointment". */
type Synonyms = { readonly synonyms?: string };

/**
 * Action that is available everywhere: either immediate, or asynchronous (`act`), so that the search box waits
 * because it may fail.
 */
export type Action =
  | (Command & Synonyms & { readonly act?: never })
  | (Omit<Command, 'onSelect'> &
      Synonyms & {
        readonly act: () => Promise<unknown>;
        readonly onSelect?: never;
      });
