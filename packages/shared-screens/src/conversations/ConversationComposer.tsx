import { phoneLink } from '@zampa/domain/people/phone-format';
import '@zampa/i18n/english/files';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { ATTACHMENT_TYPES, type FileProblem } from '@zampa/domain/files/upload';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { MessageComposer } from '@zampa/ui/chat/MessageComposer.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import type { Translate } from '@zampa/i18n/translator';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useComposer } from './use-composer.ts';
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
  const composer = useComposer(conversation.id);
  const { draft, fileProblem, isPreparing } = composer;
  const refusal = useRefusalToWrite(conversation);
  const excess = draft.text.trim().length - MESSAGE_MAX_LENGTH;
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
        onText={composer.setText}
        onSend={composer.send}
        onFiles={composer.addFiles}
        accept={ATTACHMENT_TYPES.join(',')}
        attachments={
          draft.files.length > 0 && (
            <Suspense>
              <ComposerFiles files={draft.files} onChange={composer.setFiles} />
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
