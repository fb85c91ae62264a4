import { useSendMessage } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useSendTyping } from '@zampa/client/realtime/use-typing';
import { type FileProblem, refusalToAttach } from '@zampa/domain/files/upload';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { useState } from 'react';
import { usePreparedPhotos } from '../files/use-prepared-photos.ts';
import { useMessageDraft } from './use-message-draft.ts';

/** The message that is being written in a conversation: its text and files, stored as a draft, and how it is sent. */
export function useComposer(conversationId: string) {
  const { value: draft, set, read, clear } = useMessageDraft(conversationId);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);
  const sendMessage = useSendMessage(conversationId);
  const sendTyping = useSendTyping(conversationId);
  const setText = (text: string) => {
    set((latest) => ({ ...latest, text }));
    if (hasVisibleText(text)) sendTyping();
  };
  const setFiles = (files: readonly File[]) => set((latest) => ({ ...latest, files }));
  const { isPreparing, prepare: addFiles } = usePreparedPhotos((chosen) => {
    setFileProblem(chosen.map(refusalToAttach).find((found) => found !== null) ?? null);
    const acceptedFiles = chosen.filter((file) => refusalToAttach(file) === null);
    set((latest) => ({ ...latest, files: [...latest.files, ...acceptedFiles] }));
  }, conversationId);
  const send = () => {
    const { text, files } = read();
    const [file = null, ...others] = files;
    void sendMessage(hasVisibleText(text) ? text.trim() : '', file);
    // A message carries one file; the others are sent as separate messages.
    for (const other of others) void sendMessage('', other);
    clear();
    setFileProblem(null);
  };
  return { draft, fileProblem, isPreparing, setText, setFiles, addFiles, send };
}
