import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { VetFacility } from '@zampa/contract/my-data/user';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vets.module.css';

/** Joined and shared: what one came for is next. */
export function JoinedClinic({ clinic }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<IconCircleCheck size={40} />}
      title={t('vets:animals.done', { clinic: clinic.name })}
      action={
        <div className={styles['form']}>
          <Button
            size="lg"
            renderRoot={(props) => (
              <Link to="/workspace/ask" search={{ clinic: clinic.id }} {...props} />
            )}
          >
            {t('vets:animals.askNow')}
          </Button>
          <Button
            variant="subtle"
            renderRoot={(props) => <Link to="/workspace/vets" {...props} />}
          >
            {t('vets:animals.later')}
          </Button>
        </div>
      }
    >
      {t('vets:animals.text')}
    </EmptyState>
  );
}
