import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconLink, IconShare } from '@tabler/icons-react';
import { FacilityQr } from '@zampa/ui/qr/FacilityQr.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FacilityCode.module.css';
import { joinLink } from './join-link.ts';

export interface FacilityCodeProps {
  facility: { readonly name: string; readonly code: string };
}

/** How clients join: the code to type, the QR code to scan, the link to send. */
export function FacilityCode({ facility }: FacilityCodeProps) {
  const { t } = useTranslation();
  const { name, code } = facility;
  const link = joinLink(window.location.origin, code);
  return (
    <div className={styles['code']}>
      <FacilityQr url={link} code={code} label={t('facilities:code.qr', { code })} />
      <div className={styles['actions']}>
        <CopyAction
          value={code}
          label={t('facilities:code.copyCode')}
          icon={<IconCopy size={18} />}
        />
        <CopyAction
          value={link}
          label={t('facilities:code.copyLink')}
          icon={<IconLink size={18} />}
        />
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden="true" />}
            onClick={() => share({ title: t('facilities:code.shareText', { name }), url: link })}
          >
            {t('facilities:code.share')}
          </Button>
        )}
      </div>
      <a className={styles['link']} href={link} target="_blank" rel="noreferrer">
        {link}
      </a>
    </div>
  );
}

type CopyActionProps = { value: string; label: string; icon: ReactNode };

function CopyAction({ value, label, icon }: CopyActionProps) {
  const { t } = useTranslation();
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={18} aria-hidden="true" /> : icon}
          onClick={copy}
          aria-live="polite"
        >
          {copied ? t('facilities:code.copied') : label}
        </Button>
      )}
    </CopyButton>
  );
}

/** Closing the system's sheet without sharing is not a fault. */
function share(content: ShareData) {
  navigator.share(content).catch(() => undefined);
}
