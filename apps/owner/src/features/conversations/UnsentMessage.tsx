import '@zampa/i18n/english/conversations-owner';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMessageDraft } from '@zampa/shared-screens/conversations/use-message-draft';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';

/** Shows the unsent draft of an unavailable conversation with a copy button; renders nothing without a draft. */
export function UnsentMessage({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const { text } = useMessageDraft(conversationId).value;
  if (text.trim() === '') return null;
  return (
    <Section title={t('conversations:owner.unsent.title')}>
      <Text written>{text}</Text>
      <CopyButton
        value={text}
        icon={<IconCopy size={18} aria-hidden="true" />}
        label={t('conversations:owner.unsent.copy')}
        copiedLabel={t('conversations:owner.unsent.copied')}
      />
    </Section>
  );
}
