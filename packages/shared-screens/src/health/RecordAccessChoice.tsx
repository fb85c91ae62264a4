import '@zampa/i18n/english/health';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { recordAccessQuery, useUpdateRecordAccess } from '@zampa/client/health/record-access';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { CallProblem } from '../form/CallProblem.tsx';
import { QueryStates } from '../states/QueryStates.tsx';

type Clinic = { readonly id: string; readonly name: string };
type Pair = { readonly from: Clinic; readonly to: Clinic };

export interface RecordAccessChoiceProps {
  petId: string;
  /** Accessible label of the group. */
  label: string;
  /** Pairs of clinics: `to` may read the released record of `from`. */
  pairs: readonly Pair[];
  /** Names a pair. */
  renderPair: (pair: Pair) => string;
}

const keyOf = ({ from, to }: Pair) => `${from.id} ${to.id}`;

/** Checkboxes with which a family lets a clinic read what another has released about a pet. They apply immediately. */
export function RecordAccessChoice({ petId, label, pairs, renderPair }: RecordAccessChoiceProps) {
  const query = useQuery(recordAccessQuery(useApi(), petId));
  const update = useUpdateRecordAccess(petId);
  const change = (granted: readonly string[], chosen: readonly string[]) => {
    const changed = pairs.find(
      (pair) => granted.includes(keyOf(pair)) !== chosen.includes(keyOf(pair)),
    );
    if (changed)
      update.mutate({
        fromFacilityId: changed.from.id,
        toFacilityId: changed.to.id,
        allowed: chosen.includes(keyOf(changed)),
      });
  };
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(access) => {
        const granted = access.map(keyOf);
        return (
          <>
            <CheckboxList
              label={label}
              items={pairs.map((pair) => ({
                value: keyOf(pair),
                label: renderPair(pair),
                disabled: update.isPending,
              }))}
              value={granted}
              onChange={(chosen) => change(granted, chosen)}
            />
            <CallProblem error={update.error} />
          </>
        );
      }}
    </QueryStates>
  );
}
