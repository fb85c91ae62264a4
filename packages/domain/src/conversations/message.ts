/** The most characters of one message, and of what is asked. */
export const MESSAGE_MAX_LENGTH = 4000;
