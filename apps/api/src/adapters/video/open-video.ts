import type { VideoEngine } from '../../ports/video-engine.ts';
import type { VideoSettings } from '../../settings/video-settings.ts';
import { peerVideo } from './peer-video.ts';

/** Opens the video engine; loads the LiveKit SDK only if it is configured. */
export async function openVideo({ livekit, turn }: VideoSettings): Promise<VideoEngine> {
  if (!livekit) return peerVideo(turn);
  const { livekitVideo } = await import('./livekit-video.ts');
  return livekitVideo(livekit);
}
