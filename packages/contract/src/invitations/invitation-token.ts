import * as z from 'zod';

export const tokenBody = z.object({ token: z.string().min(1).max(200) });
