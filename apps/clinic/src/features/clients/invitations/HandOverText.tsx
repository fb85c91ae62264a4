import { Button } from '@mantine/core';
import { IconCopy, IconMessage } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import styles from './HandOverText.module.css';

export interface HandOverTextProps {
  text: string;
  phone: string;
}

/** Shows what an invited person should read on their phone, to be sent by hand: copied, or from this phone at once. */
export function HandOverText({ text, phone }: HandOverTextProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['hand']}>
      <blockquote className={styles['text']}>{text}</blockquote>
      <Row>
        <CopyButton
          value={text}
          icon={<IconCopy size={18} aria-hidden="true" />}
          label={t('clients:invitation.copyText')}
          copiedLabel={t('clients:invitation.copied')}
        />
        {/* Both systems of phones understand the address so. */}
        <Button
          component="a"
          href={`sms:${phone}?&body=${encodeURIComponent(text)}`}
          className={styles['sms'] ?? ''}
          variant="default"
          leftSection={<IconMessage size={18} aria-hidden="true" />}
        >
          {t('clients:invitation.openSms')}
        </Button>
      </Row>
    </div>
  );
}
