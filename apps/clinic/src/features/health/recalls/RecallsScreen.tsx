import '@zampa/i18n/english/health';
import '@zampa/i18n/english/health-clinic';
import { Link } from '@tanstack/react-router';
import { RECALL_LISTS, type RecallList } from '@zampa/domain/health/recall-steps';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { Text } from '@zampa/ui/kit/Text.tsx';
import tabs from '@zampa/ui/navigation/tabs.module.css';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { RecallFiguresCard } from './RecallFiguresCard.tsx';
import { RecallListView } from './RecallListView.tsx';
import { RecallSwitch } from './RecallSwitch.tsx';
import { recallListText } from './recall-text.ts';
import styles from './recalls.module.css';

export interface RecallsScreenProps {
  list: RecallList;
}

/** The clinic's recalls: whether they are sent, who is due, what was sent and what came of it. */
export function RecallsScreen({ list }: RecallsScreenProps) {
  const { t } = useTranslation();
  const { idRole } = useFacility();
  if (staffRoleOf(idRole) === 'consultant')
    return (
      <EmptyState picture={<IconLock size={32} />} title={t('health:clinic.recalls.hidden')}>
        {t('health:clinic.recalls.hiddenWhy')}
      </EmptyState>
    );
  return (
    <div className={styles['screen']}>
      <Text tone="muted">{t('health:clinic.recalls.intro')}</Text>
      <RecallSwitch />
      <RecallFiguresCard />
      <nav aria-label={t('health:clinic.recalls.lists')} className={tabs['tabs']}>
        {RECALL_LISTS.map((each) => (
          <Link
            key={each}
            to="/workspace/recalls"
            search={{ list: each }}
            className={tabs['tab']}
            aria-current={each === list ? 'page' : undefined}
          >
            {recallListText(t, each)}
          </Link>
        ))}
      </nav>
      <RecallListView key={list} list={list} />
    </div>
  );
}
