import { useSendMessage } from '@zampa/client/conversations/OutboxProvider.tsx';
import { useDraft } from '@zampa/client/storage/use-draft';
import type { Conversation } from '@zampa/contract/requests/conversation';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { refusalToUpload, UPLOAD_TYPES } from '@zampa/domain/files/upload';
import { MessageComposer } from '@zampa/ui/chat/MessageComposer.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import type { Translate } from '@zampa/i18n/translator';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { fieldText } from '../form/problem-text.ts';
import { ComposerPhotos } from './ComposerPhotos.tsx';
import { useRefusalToWrite, type WritingRefusal } from './use-refusal-to-write.ts';
import '@zampa/i18n/english/chat';

type Draft = { readonly text: string; readonly photos: readonly File[] };

const empty: Draft = { text: '', photos: [] };

/** Writes into a conversation, or says why one cannot. What is written stays, through a closed tab too, until it is sent. */
export function ConversationComposer({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { value: draft, set, clear } = useDraft(`chat.${conversation.id}`, empty);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const sendMessage = useSendMessage(conversation.id);
  const refusal = useRefusalToWrite(conversation);
  const tooMany = draft.text.trim().length - MESSAGE_MAX_LENGTH;

  const addPhotos = (files: readonly File[]) => {
    const problem = files.map(refusalToUpload).find((found) => found !== null) ?? null;
    setFileProblem(problem);
    set({ ...draft, photos: [...draft.photos, ...files.filter((file) => !refusalToUpload(file))] });
  };
  const send = () => {
    const [photo = null, ...others] = draft.photos;
    void sendMessage(draft.text.trim(), photo);
    // A message carries one photo; the others follow it.
    for (const other of others) void sendMessage('', other);
    clear();
    setFileProblem(null);
  };
  const problem =
    tooMany > 0
      ? t('chat:composer.tooLong', { count: tooMany })
      : fileProblem && fieldText(t, { type: 'validate', message: fileProblem });

  return (
    <>
      <ErrorLine>{problem}</ErrorLine>
      <MessageComposer
        text={draft.text}
        onText={(text) => set({ ...draft, text })}
        onSend={send}
        onFiles={addPhotos}
        accept={UPLOAD_TYPES.join(',')}
        attachments={
          draft.photos.length > 0 && (
            <ComposerPhotos
              photos={draft.photos}
              onChange={(photos) => set({ ...draft, photos })}
            />
          )
        }
        canSend={tooMany <= 0 && (draft.text.trim() !== '' || draft.photos.length > 0)}
        closedBecause={refusal ? closedText(t, refusal) : undefined}
        label={t('chat:composer.label')}
        placeholder={t('chat:composer.placeholder')}
        attachLabel={t('common:actions.attach')}
        sendLabel={t('common:actions.send')}
      />
    </>
  );
}

function closedText(t: Translate, refusal: WritingRefusal): string {
  switch (refusal) {
    case 'CONVERSATION_CLOSED':
      return t('chat:composer.closed');
    case 'CONVERSATION_NOT_STARTED':
      return t('chat:composer.notStarted');
    case 'FORBIDDEN':
      return t('chat:composer.readOnly');
  }
}
