/** Maximum characters of a message and of a request's text. */
export const MESSAGE_MAX_LENGTH = 4000;
