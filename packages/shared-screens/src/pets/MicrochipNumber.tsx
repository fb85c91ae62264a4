import '@zampa/i18n/english/pets';
import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { formatMicrochip } from '@zampa/domain/pets/microchip';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './PetHealth.module.css';

/** Microchip number in readable groups, with a copy button. */
export function MicrochipNumber({ microchip }: { microchip: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles['chip']}>
      {formatMicrochip(microchip)}
      <CopyButton value={microchip} timeout={2000}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            onClick={copy}
            aria-label={copied ? t('pets:health.copied') : t('pets:health.copyChip')}
          >
            {copied ? (
              <IconCheck size={18} aria-hidden="true" />
            ) : (
              <IconCopy size={18} aria-hidden="true" />
            )}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
