import { useMe } from '@zampa/client/session/use-me';
import { createAppStorage } from '@zampa/client/storage/app-storage';
import type { StaffFacility } from '@zampa/contract/people/user';
import { createContext, type ReactNode, use, useState } from 'react';
import { chooseFacility } from './choose-facility.ts';

type FacilityChoice = {
  /** Facility the user currently works for; null for a vet without a facility. */
  readonly facility: StaffFacility | null;
  readonly facilities: readonly StaffFacility[];
  readonly choose: (id: string) => void;
  /** Facility from whose staff the user has just been removed. */
  readonly left: StaffFacility | null;
  /** Clears `left` once the user has been informed. */
  readonly forgetLeft: () => void;
};

const FacilityContext = createContext<FacilityChoice | null>(null);
// App storage is cleared on sign-out.
const storage = createAppStorage('clinic');
const ENTRY = 'facility';

/** Provides the facility the user currently works for; the choice is stored on this device. */
export function FacilityProvider({ children }: { children: ReactNode }) {
  const { facilities } = useMe();
  const [chosenId, setChosenId] = useState(() => storage.read<string>(ENTRY));
  const choose = (id: string) => {
    storage.write(ENTRY, id);
    setChosenId(id);
  };
  const facility = chooseFacility(facilities, chosenId);
  const [previousFacility, setPreviousFacility] = useState(facility);
  const [left, setLeft] = useState<StaffFacility | null>(null);
  if (previousFacility?.id !== facility?.id) {
    setPreviousFacility(facility);
    if (previousFacility && facilities.every(({ id }) => id !== previousFacility.id))
      setLeft(previousFacility);
  }
  const choice = { facility, facilities, choose, left, forgetLeft: () => setLeft(null) };
  return <FacilityContext value={choice}>{children}</FacilityContext>;
}

export function useFacilityChoice(): FacilityChoice {
  const choice = use(FacilityContext);
  if (!choice) throw new Error('useFacilityChoice needs a FacilityProvider around it');
  return choice;
}

/** Returns the current facility. Only for pages of a facility's staff: throws if there is no facility. */
export function useFacility(): StaffFacility {
  const { facility } = useFacilityChoice();
  if (!facility) throw new Error('useFacility is for those who work for a facility');
  return facility;
}
