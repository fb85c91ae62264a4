import '@zampa/i18n/english/files';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { useSendMessage } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useSayTyping } from '@zampa/client/realtime/use-typing';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { ATTACHMENT_TYPES, type FileProblem, refusalToAttach } from '@zampa/domain/files/upload';
import { MessageComposer } from '@zampa/ui/chat/MessageComposer.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import type { Translate } from '@zampa/i18n/translator';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMessageDraft } from './use-message-draft.ts';
import { useRefusalToWrite, type WritingRefusal } from './use-refusal-to-write.ts';
import '@zampa/i18n/english/conversations';

/** Most messages carry no file. */
const ComposerFiles = lazy(async () => ({
  default: (await import('./files/ComposerFiles.tsx')).ComposerFiles,
}));

/** Writes into a conversation, or says why one cannot. What is written stays, through a closed tab too, until it is sent. */
export function ConversationComposer({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { app } = useClient();
  const { value: draft, set, clear } = useMessageDraft(conversation.id);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);
  const sendMessage = useSendMessage(conversation.id);
  const sayTyping = useSayTyping(conversation.id);
  const refusal = useRefusalToWrite(conversation);
  const tooMany = draft.text.trim().length - MESSAGE_MAX_LENGTH;

  const write = (text: string) => {
    set({ ...draft, text });
    if (text.trim() !== '') sayTyping();
  };
  const addFiles = (chosen: readonly File[]) => {
    setFileProblem(chosen.map(refusalToAttach).find((found) => found !== null) ?? null);
    const good = chosen.filter((file) => refusalToAttach(file) === null);
    set({ ...draft, files: [...draft.files, ...good] });
  };
  const send = () => {
    const [file = null, ...others] = draft.files;
    void sendMessage(draft.text.trim(), file);
    // A message carries one file; the others follow it.
    for (const other of others) void sendMessage('', other);
    clear();
    setFileProblem(null);
  };
  const problem =
    tooMany > 0
      ? t('conversations:composer.tooLong', { count: tooMany })
      : fileProblem && problemText(t, fileProblem);

  return (
    <>
      <ErrorLine>{problem}</ErrorLine>
      {refusal && (
        <Closed refusal={refusal} conversation={conversation} isWritten={draft.text !== ''} />
      )}
      <MessageComposer
        text={draft.text}
        onText={write}
        onSend={send}
        onFiles={addFiles}
        accept={ATTACHMENT_TYPES.join(',')}
        attachments={
          draft.files.length > 0 && (
            <Suspense>
              <ComposerFiles files={draft.files} onChange={(files) => set({ ...draft, files })} />
            </Suspense>
          )
        }
        canSend={tooMany <= 0 && (draft.text.trim() !== '' || draft.files.length > 0)}
        focusOnOpen={app === 'clinic'}
        closedBecause={refusal ? closedText(t, refusal) : undefined}
        label={t('conversations:composer.label')}
        placeholder={t('conversations:composer.placeholder')}
        attachLabel={t('conversations:composer.attach')}
        sendLabel={t('common:actions.send')}
      />
    </>
  );
}

interface ClosedProps {
  refusal: WritingRefusal;
  conversation: Conversation;
  /** What was written before stands where the reason would. */
  isWritten: boolean;
}

/** Says why what was written cannot be sent, and how an owner reaches their clinic all the same. */
function Closed({ refusal, conversation: { facility }, isWritten }: ClosedProps) {
  const { t } = useTranslation();
  const { app } = useClient();
  const isShutOut = app === 'owner' && refusal === 'FORBIDDEN';
  if (!isWritten && !isShutOut) return null;
  return (
    <Text size="small" tone="muted" role="status">
      {isWritten && closedText(t, refusal)}{' '}
      {isShutOut && facility.phone && (
        <a href={`tel:${facility.phone}`}>
          {t('conversations:composer.call', { clinic: facility.name })}
        </a>
      )}
    </Text>
  );
}

const problemText = (t: Translate, problem: FileProblem): string =>
  problem === 'file_kind' ? t('conversations:composer.fileKind') : t(`files:${problem}`);

function closedText(t: Translate, refusal: WritingRefusal): string {
  switch (refusal) {
    case 'CONVERSATION_CLOSED':
      return t('conversations:composer.closed');
    case 'CONVERSATION_NOT_STARTED':
      return t('conversations:composer.notStarted');
    case 'CLIENT_NOT_REGISTERED':
      return t('conversations:composer.notRegistered');
    case 'FORBIDDEN':
      return t('conversations:composer.readOnly');
  }
}
