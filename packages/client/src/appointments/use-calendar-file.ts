import { useMutation } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { keepAsFile } from '../files/download.ts';

/** Hands one booking to the calendar of the device, as a file that every calendar understands. */
export function useCalendarFile(bookingId: string, name: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () =>
      keepAsFile(await api.blob('GET /calendar/file', { query: { id: bookingId } }), `${name}.ics`),
  });
}
