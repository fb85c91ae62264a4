import { type Asked, askedTogether } from '@zampa/client/query/asked-together';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface MissingPartsProps {
  /** The questions of Home, asked there: to ask them here would begin them anew each time that one has failed. */
  asked: readonly Asked[];
}

/** Says that what waits for the family, or what it has planned, is not here: nothing to do would look the same. */
export function MissingParts({ asked }: MissingPartsProps) {
  const { t } = useTranslation();
  const query = askedTogether(...asked);
  return (
    <QueryStates
      query={{ ...query, data: undefined }}
      shape="rows"
      failure={{ title: t('home-owner:missing.title'), why: t('home-owner:missing.why') }}
    >
      {() => null}
    </QueryStates>
  );
}
