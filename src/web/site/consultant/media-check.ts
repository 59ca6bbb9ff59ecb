/** How a camera or microphone stands; `insecure`: the page isn't reached by https, so the browser gives neither. */
export type DeviceState = "works" | "missing" | "refused" | "taken" | "insecure";

/** What a look at camera and microphone found. */
export type MediaFound = {
  /** Open devices, to be closed again (closeMedia). */
  stream: MediaStream | null;
  microphone: { state: DeviceState; name: string };
  /** Null: nobody asked for it. */
  camera: { state: DeviceState; name: string } | null;
};

const closed = (state: DeviceState) => ({ state, name: "" });

/** Why a browser gives no device, by the name of its error (W3C Media Capture, getUserMedia). */
function stateOf(thrown: unknown): DeviceState {
  const name = thrown instanceof DOMException ? thrown.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return "taken";
}

async function open(wanted: MediaStreamConstraints): Promise<MediaStream | DeviceState> {
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch (thrown) {
    return stateOf(thrown);
  }
}

/**
 * Asks the browser for the microphone and, where wanted, the camera: the browser asks the visitor, so only a click
 * may lead here. One that isn't there or is refused doesn't take the other along. Never throws.
 */
export async function openMedia({ withCamera }: { withCamera: boolean }): Promise<MediaFound> {
  // An older browser, or a page without https: TypeScript believes that it is always there.
  if (!("mediaDevices" in navigator))
    return {
      stream: null,
      microphone: closed("insecure"),
      camera: withCamera ? closed("insecure") : null,
    };
  const kinds = await kindsThere();
  const [asksMicrophone, asksCamera] = [
    kinds.has("audioinput"),
    withCamera && kinds.has("videoinput"),
  ];
  const cameraMissing = withCamera ? closed("missing") : null;
  if (!asksMicrophone && !asksCamera)
    return { stream: null, microphone: closed("missing"), camera: cameraMissing };
  const both = await open({ audio: asksMicrophone, video: asksCamera });
  if (both instanceof MediaStream)
    return found(both, {
      microphone: closed("missing"),
      camera: cameraMissing,
    });
  if (!asksMicrophone) return { stream: null, microphone: closed("missing"), camera: closed(both) };
  if (!asksCamera) return { stream: null, microphone: closed(both), camera: cameraMissing };
  // The one that fails takes the other along: the microphone matters more.
  const microphone = await open({ audio: true });
  if (microphone instanceof MediaStream)
    return found(microphone, { microphone: closed("missing"), camera: closed(both) });
  return { stream: null, microphone: closed(microphone), camera: closed(both) };
}

/** Which kinds of devices there are, without asking anybody. */
async function kindsThere(): Promise<Set<MediaDeviceKind>> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return new Set(devices.map(({ kind }) => kind));
  } catch {
    return new Set(["audioinput", "videoinput"]);
  }
}

/** What works, beside what is known of the rest. */
function found(stream: MediaStream, rest: Pick<MediaFound, "microphone" | "camera">): MediaFound {
  const [microphone] = stream.getAudioTracks();
  const [camera] = stream.getVideoTracks();
  return {
    stream,
    microphone: microphone ? { state: "works", name: microphone.label } : rest.microphone,
    camera: camera ? { state: "works", name: camera.label } : rest.camera,
  };
}

/** Camera and microphone are off again. */
export const closeMedia = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * Listens how loud it is. @param onLevel hears some ten times a second, 0 to 1
 * @returns ends it
 */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(stream).connect(analyser);
  void audio.resume();
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const loudness = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
    // A voice near the microphone is about a tenth of full scale; ears hear powers.
    onLevel(Math.min(1, Math.sqrt(loudness * 4)));
  }, 100);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
