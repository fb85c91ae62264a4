import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';

export interface RecoveryCodeListProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, shown once, to copy and keep. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('security:codes.title')}>
      <Text>{t('security:codes.why')}</Text>
      <Text weight="600">{t('security:codes.save')}</Text>
      <List>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Row gap="12">
        <CopyButton
          value={codes.join('\n')}
          icon={<IconCopy size={18} aria-hidden="true" />}
          label={t('security:codes.copy')}
          copiedLabel={t('security:codes.copied')}
        />
        <Button onClick={onDone}>{t('security:codes.done')}</Button>
      </Row>
    </Section>
  );
}
