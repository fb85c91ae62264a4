import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '../../../../../features/conversations/ChatScreen.tsx';
import { chatSearch } from '../../../../-search.ts';

export const Route = createFileRoute('/_signed-in/workspace/chat/$id/')({
  validateSearch: chatSearch,
  component: ChatScreen,
});
