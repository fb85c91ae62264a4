import * as z from 'zod';
import { rawText } from '../bounded.ts';

export const tokenBody = z.object({ token: rawText(200).min(1) });
