/** What other features may use of this one. */
export { findRepeated } from './find-repeated.ts';
export { planUnreadLetter } from './plan-unread-letter.ts';
export { withdrawMessage } from './withdraw-message.ts';
export { writeMessage } from './write-message.ts';
