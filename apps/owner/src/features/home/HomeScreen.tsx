import '@zampa/i18n/english/home-owner';
import '@zampa/i18n/english/conversations-owner';
import { Link } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type ReactNode, Suspense } from 'react';
import { OpenConversations } from './OpenConversations.tsx';
import type { FailedQueriesProps } from './FailedQueries.tsx';
import { PetRow } from './PetRow.tsx';
import styles from './home.module.css';
import { YourTurn, type YourTurnProps } from './YourTurn.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: the pets are shown first, without waiting for it. */
const NextAppointment = lazyPart(
  async () => (await import('./NextAppointment.tsx')).NextAppointment,
);

/** Lazy-loaded: shown after the main content. */
const Bell = lazyPart(async () => (await import('./Bell.tsx')).Bell);

/** Lazy-loaded: only newcomers need it. */
const NextSteps = lazyPart(async () => (await import('./NextSteps.tsx')).NextSteps);

/** Lazy-loaded: needed only after an error. Renders nothing if it fails to load, so that the rest of Home stays. */
const FailedQueries = lazyPart(async () => {
  const parts = await import('./FailedQueries.tsx').catch(() => null);
  return parts?.FailedQueries ?? EmptyFallback;
});

const EmptyFallback = (_props: FailedQueriesProps) => null;

export interface HomeScreenProps extends YourTurnProps {
  /** Renders today’s doses of medicines. */
  renderDoses: () => ReactNode;
}

/** Home screen: pets, inbox, next appointment, next steps and open conversations. */
export function HomeScreen(renderers: HomeScreenProps) {
  const { t } = useTranslation();
  const me = useMe();
  const living = me.pets.filter(({ deceasedOn }) => deceasedOn === null);
  const [only, ...others] = living;
  const question =
    only && others.length === 0
      ? t('home:owner.questionOne', { name: only.name })
      : t('home:owner.question');
  const account = (
    <Row wrap={false} gap="0" className={styles['actions'] ?? ''}>
      <Suspense>
        <Bell />
      </Suspense>
      <Link to="/workspace/settings">
        <PersonPicture person={me} size={40} />
        <span className="z-visually-hidden">{t('home:owner.account')}</span>
      </Link>
    </Row>
  );

  return (
    <>
      <ScreenHeader
        over={t('home:owner.hello', { name: me.firstName })}
        title={question}
        action={account}
      />
      <PetRow pets={living} />
      <Suspense fallback={<HomeSkeleton />}>
        <HomeContent {...renderers} />
      </Suspense>
    </>
  );
}

/** Lower part of Home. Hidden until its queries have loaded, so that content does not shift. */
function HomeContent({ renderDoses, ...renderers }: HomeScreenProps) {
  const [inbox, appointments] = [useInbox(useLanguage()), useAppointments('upcoming')];
  const isAnyLoading = [inbox, appointments, useOwnConversations()].some(
    ({ isLoading }) => isLoading,
  );
  // The conversations show their own error, below their title.
  const hasFailed = !isAnyLoading && !(inbox.data && appointments.data);
  return (
    <>
      {isAnyLoading && <HomeSkeleton />}
      <div className={styles['below']} hidden={isAnyLoading}>
        {hasFailed && (
          <Suspense>
            <FailedQueries queries={[inbox, appointments]} />
          </Suspense>
        )}
        <YourTurn {...renderers} />
        <Suspense>{renderDoses()}</Suspense>
        <NextAppointment />
        <NextSteps />
        <OpenConversations isRestLoaded={!hasFailed} />
      </div>
    </>
  );
}

function HomeSkeleton() {
  const { t } = useTranslation();
  return <Skeletons shape="rows" label={t('common:states.loading')} />;
}
