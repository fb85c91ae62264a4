import * as list from './message-list.ts';

/** Every message that clients may say by socket, by its name, which its file and its handler go by too. */
export const messagesByName = { ...list };

/** Tells whether a message goes by this name. */
export const isMessageName = (name: string): name is keyof typeof list =>
  Object.hasOwn(messagesByName, name);
