import { Button } from '@mantine/core';
import { IconTrash } from '@zampa/ui/icons/IconTrash';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Explains account deletion and opens its dialog. */
export function DeleteAccountSection() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('privacy:erase.title')}>
      <Text tone="muted">{t('privacy:erase.text')}</Text>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('privacy:erase.button')}
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}
