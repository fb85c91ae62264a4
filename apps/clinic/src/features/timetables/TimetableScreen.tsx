import '@zampa/i18n/english/timetables';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityQuery } from '@zampa/client/facilities/queries';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import type { RenderProposal } from './conflicts-props.ts';
import { TimetableForm } from './TimetableForm.tsx';

export interface TimetableScreenProps {
  /** Null for a new timetable. */
  timetableId: string | null;
  renderProposal: RenderProposal;
  /** Called after saving or removing; returns to the list. */
  onDone: () => void | Promise<void>;
}

/** Shows the screen for one timetable or a new one. */
export function TimetableScreen(props: TimetableScreenProps) {
  const facility = useFacility();
  const { timetableId, renderProposal, onDone } = props;
  const { t } = useTranslation();
  const api = useApi();
  const configuration = useQuery(configurationQuery(api, facility.id));
  const facilityData = useQuery(facilityQuery(api, facility.id));
  return (
    <QueryStates query={configuration} shape="rows" count={7}>
      {({ timetables, workingHours }) => (
        <QueryStates query={facilityData} shape="rows" count={7}>
          {({ staff }) => {
            const timetable = timetables.find(({ id }) => id === timetableId) ?? null;
            if (timetableId && !timetable)
              return (
                <ErrorState
                  title={t('common:states.notFound')}
                  retryLabel={t('common:actions.back')}
                  onRetry={() => void onDone()}
                >
                  {t('common:states.notFoundWhy')}
                </ErrorState>
              );
            return (
              <TimetableForm
                timetable={timetable}
                openingHours={workingHours}
                staff={staff}
                zone={facility.timezone}
                renderProposal={renderProposal}
                onDone={onDone}
              />
            );
          }}
        </QueryStates>
      )}
    </QueryStates>
  );
}
