import { createFileRoute } from '@tanstack/react-router';
import { readChatsSearch } from '../../../../features/conversations/chats-search.ts';
import { ChatsScreen } from '../../../../features/conversations/ChatsScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/chat')({
  validateSearch: readChatsSearch,
  component: ChatsScreen,
});
