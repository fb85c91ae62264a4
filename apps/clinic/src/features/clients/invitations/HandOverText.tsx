import { Button } from '@mantine/core';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import styles from './HandOverText.module.css';

export interface HandOverTextProps {
  text: string;
  phone: string;
}

/** Shows an invitation's text, to be copied or sent as an SMS from this device. */
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
        {/* This form of the `sms:` link works on both iOS and Android. */}
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
