import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { sharesQuery } from '@zampa/client/health/shares';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { IconLink } from '@zampa/ui/icons/IconLink';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { HealthPdfButtons } from './HealthPdfButtons.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { ShareRow } from './ShareRow.tsx';

/** Links that show the pet's record without an account, with their views, and the record as PDF. */
export function ShareSection({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(sharesQuery(useApi(), pet.id));
  const create = (
    <Button
      variant="subtle"
      leftSection={<IconLink size={18} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {t('health:share.create')}
    </Button>
  );
  return (
    <Section title={t('health:share.title')} action={create}>
      <Text tone="muted">{t('health:share.intro')}</Text>
      <QueryStates query={query} shape="rows" count={1}>
        {(shares) =>
          shares.length > 0 && (
            <List>
              {shares.map((share) => (
                <li key={share.id}>
                  <ShareRow share={share} />
                </li>
              ))}
            </List>
          )
        }
      </QueryStates>
      <HealthPdfButtons pet={pet} />
      {isOpen && <ShareDialog pet={pet} onClose={() => setOpen(false)} />}
    </Section>
  );
}
