import { phoneLink } from '@zampa/domain/people/phone-format';
import '@zampa/i18n/english/files';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { useSendMessage } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useSendTyping } from '@zampa/client/realtime/use-typing';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { ATTACHMENT_TYPES, type FileProblem, refusalToAttach } from '@zampa/domain/files/upload';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { MessageComposer } from '@zampa/ui/chat/MessageComposer.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import type { Translate } from '@zampa/i18n/translator';
import { Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { usePreparedPhotos } from '../files/use-prepared-photos.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { useRefusalToWrite, type WritingRefusal } from './use-refusal-to-write.ts';
import '@zampa/i18n/english/conversations';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: most messages have no file. */
const ComposerFiles = lazyPart(
  async () => (await import('./files/ComposerFiles.tsx')).ComposerFiles,
);

/**
 * Composer of a conversation; shows the reason if writing is not allowed. The draft is stored on the device until it
 * is sent.
 */
export function ConversationComposer({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { app } = useClient();
  const { value: draft, set, clear } = useMessageDraft(conversation.id);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);
  const sendMessage = useSendMessage(conversation.id);
  const sayTyping = useSendTyping(conversation.id);
  const refusal = useRefusalToWrite(conversation);
  const excess = draft.text.trim().length - MESSAGE_MAX_LENGTH;

  const updateText = (text: string) => {
    set({ ...draft, text });
    if (hasVisibleText(text)) sayTyping();
  };
  const { isPreparing, prepare } = usePreparedPhotos((chosen) => {
    setFileProblem(chosen.map(refusalToAttach).find((found) => found !== null) ?? null);
    const acceptedFiles = chosen.filter((file) => refusalToAttach(file) === null);
    set({ ...draft, files: [...draft.files, ...acceptedFiles] });
  }, conversation.id);
  const send = () => {
    const [file = null, ...others] = draft.files;
    void sendMessage(hasVisibleText(draft.text) ? draft.text.trim() : '', file);
    // A message carries one file; the others are sent as separate messages.
    for (const other of others) void sendMessage('', other);
    clear();
    setFileProblem(null);
  };
  const problem =
    excess > 0
      ? t('conversations:composer.tooLong', { count: excess })
      : fileProblem && problemText(t, fileProblem);

  return (
    <>
      <ErrorLine>{problem}</ErrorLine>
      {isPreparing && (
        <Text size="small" tone="muted" role="status">
          {t('files:preparing')}
        </Text>
      )}
      {refusal && (
        <ClosedReason refusal={refusal} conversation={conversation} hasDraft={draft.text !== ''} />
      )}
      <MessageComposer
        text={draft.text}
        onText={updateText}
        onSend={send}
        onFiles={prepare}
        accept={ATTACHMENT_TYPES.join(',')}
        attachments={
          draft.files.length > 0 && (
            <Suspense>
              <ComposerFiles files={draft.files} onChange={(files) => set({ ...draft, files })} />
            </Suspense>
          )
        }
        canSend={
          excess <= 0 && !isPreparing && (hasVisibleText(draft.text) || draft.files.length > 0)
        }
        focusOnOpen={app === 'clinic'}
        closedBecause={refusal ? closedText(t, refusal, app) : undefined}
        label={t('conversations:composer.label')}
        placeholder={t('conversations:composer.placeholder')}
        attachLabel={t('conversations:composer.attach')}
        sendLabel={t('common:actions.send')}
      />
    </>
  );
}

interface ClosedReasonProps {
  refusal: WritingRefusal;
  conversation: Conversation;
  /** Whether a draft occupies the field that would otherwise show the reason. */
  hasDraft: boolean;
}

/** Says why the draft cannot be sent, and offers a blocked owner to call the clinic. */
function ClosedReason({ refusal, conversation: { facility }, hasDraft }: ClosedReasonProps) {
  const { t } = useTranslation();
  const { app } = useClient();
  const isBlocked = app === 'owner' && refusal === 'FORBIDDEN';
  if (!hasDraft && !isBlocked) return null;
  return (
    <Text size="small" tone="muted" role="status">
      {hasDraft && closedText(t, refusal, app)}{' '}
      {isBlocked && facility.phone && (
        <a href={phoneLink(facility.phone)}>
          {t('conversations:composer.call', { clinic: facility.name })}
        </a>
      )}
    </Text>
  );
}

const problemText = (t: Translate, problem: FileProblem): string =>
  problem === 'file_kind' ? t('conversations:composer.fileKind') : t(`files:${problem}`);

function closedText(
  t: Translate,
  refusal: WritingRefusal,
  app: ReturnType<typeof useClient>['app'],
): string {
  switch (refusal) {
    case 'CONVERSATION_CLOSED':
      return t('conversations:composer.closed');
    case 'CONVERSATION_NOT_STARTED':
      return t('conversations:composer.notStarted');
    case 'AWAITING_PAYMENT':
      return app === 'owner'
        ? t('conversations:composer.payFirst')
        : t('conversations:composer.awaitingPayment');
    case 'CLIENT_NOT_REGISTERED':
      return t('conversations:composer.notRegistered');
    case 'FORBIDDEN':
      return t('conversations:composer.readOnly');
  }
}
