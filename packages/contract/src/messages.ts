import * as list from './message-list.ts';

/** All client socket messages by name. The message's file and handler have the same name. */
export const messagesByName = { ...list };

/** Checks whether a socket message has this name. */
export const isMessageName = (name: string): name is keyof typeof list =>
  Object.hasOwn(messagesByName, name);
