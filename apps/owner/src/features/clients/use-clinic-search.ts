import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { type FormEvent, useState } from 'react';
import { facilityByCodeQuery } from './queries.ts';

/**
 * Finds a clinic by its code, which the user types.
 *
 * @param linkedCode code from the link that opened the screen, which is looked up at once; empty without one
 */
export function useClinicSearch(linkedCode: string) {
  const [typed, setTyped] = useState(linkedCode);
  const linked = normalizeCode(linkedCode);
  const [searchedCode, setSearchedCode] = useState(isCode(linked) ? linked : '');
  const [isIncomplete, setIncomplete] = useState(false);
  const found = useQuery({
    ...facilityByCodeQuery(useApi(), searchedCode),
    enabled: searchedCode !== '',
  });
  const type = (text: string) => {
    setTyped(text);
    setIncomplete(false);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const enteredCode = normalizeCode(typed);
    setIncomplete(!isCode(enteredCode));
    if (!isCode(enteredCode)) return;
    if (enteredCode === searchedCode) void found.refetch();
    setSearchedCode(enteredCode);
  };
  const startAgain = () => {
    setSearchedCode('');
    setTyped('');
  };
  return { typed, type, search, startAgain, searchedCode, isIncomplete, found };
}
