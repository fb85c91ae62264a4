import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { ChatScreen } from '../../../../../features/conversations/ChatScreen.tsx';
import { chatSearch } from '../../../../-search.ts';

export const Route = createFileRoute('/_signed-in/workspace/chat/$id/')({
  validateSearch: chatSearch,
  component: ChatPage,
});

/** Comes where something is to be paid. */
const PaymentsAsked = lazy(async () => ({
  default: (await import('../../../../../features/payments/PaymentsAsked.tsx')).PaymentsAsked,
}));

function ChatPage() {
  return <ChatScreen PaymentsAsked={PaymentsAsked} />;
}
