import { useMe } from '@zampa/client/session/use-me';
import { createAppStorage } from '@zampa/client/storage/app-storage';
import type { StaffFacility } from '@zampa/contract/people/user';
import { createContext, type ReactNode, use, useState } from 'react';
import { chooseFacility } from './choose-facility.ts';

type FacilityChoice = {
  /** The facility to work for now; null for a vet who works nowhere yet. */
  readonly facility: StaffFacility | null;
  readonly facilities: readonly StaffFacility[];
  readonly choose: (id: string) => void;
  /** The one that was worked for until a moment ago, and that the person is not of the staff of any more. */
  readonly left: StaffFacility | null;
  /** The person knows. */
  readonly forgetLeft: () => void;
};

const FacilityContext = createContext<FacilityChoice | null>(null);
// Among what the app keeps of a person, so that signing out removes it too.
const storage = createAppStorage('clinic');
const ENTRY = 'facility';

/** Keeps which facility the person works for on this device. */
export function FacilityProvider({ children }: { children: ReactNode }) {
  const { facilities } = useMe();
  const [chosenId, setChosenId] = useState(() => storage.read<string>(ENTRY));
  const choose = (id: string) => {
    storage.write(ENTRY, id);
    setChosenId(id);
  };
  const facility = chooseFacility(facilities, chosenId);
  const [worked, setWorked] = useState(facility);
  const [left, setLeft] = useState<StaffFacility | null>(null);
  if (worked?.id !== facility?.id) {
    setWorked(facility);
    if (worked && facilities.every(({ id }) => id !== worked.id)) setLeft(worked);
  }
  const choice = { facility, facilities, choose, left, forgetLeft: () => setLeft(null) };
  return <FacilityContext value={choice}>{children}</FacilityContext>;
}

export function useFacilityChoice(): FacilityChoice {
  const choice = use(FacilityContext);
  if (!choice) throw new Error('useFacilityChoice needs a FacilityProvider around it');
  return choice;
}

/** Returns the facility to work for. For pages that only a member of a facility sees. */
export function useFacility(): StaffFacility {
  const { facility } = useFacilityChoice();
  if (!facility) throw new Error('useFacility is for those who work for a facility');
  return facility;
}
