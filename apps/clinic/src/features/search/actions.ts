import type { Command } from '@zampa/ui/command/commands';

/** Something that can be done from anywhere: at once, or so that it is waited for, since it may fail. */
export type Action =
  | (Command & { readonly act?: never })
  | (Omit<Command, 'onSelect'> & {
      readonly act: () => Promise<unknown>;
      readonly onSelect?: never;
    });
