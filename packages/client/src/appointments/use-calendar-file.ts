import { useMutation } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { saveFile } from '../files/download.ts';

/** Hands one booking to the calendar of the device, as a file that every calendar understands. */
export function useCalendarFile(bookingId: string, name: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () =>
      saveFile(await api.blob('GET /calendar/file', { query: { id: bookingId } }), `${name}.ics`),
  });
}
