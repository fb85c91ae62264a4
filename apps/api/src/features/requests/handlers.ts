// Made by `npm run generate` from the files that are named here.
export { createEvent } from './create-event.ts';
export { deleteEvent } from './delete-event.ts';
export { endConversation } from './end-conversation.ts';
export { updateEvent } from './update-event.ts';
