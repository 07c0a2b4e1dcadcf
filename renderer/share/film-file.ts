import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type VideoCodec,
} from 'mediabunny';

/** Which file a film becomes: WebM for browsers, MP4 for everything else. */
export type FilmFormat = 'webm' | 'mp4';
/** The file as it is written, and how its pictures may be packed: the first that the browser can write. */
const FORMATS: Readonly<Record<FilmFormat, { readonly mime: string; readonly codecs: readonly VideoCodec[] }>> = {
  webm: { mime: 'video/webm', codecs: ['vp9', 'vp8'] },
  mp4: { mime: 'video/mp4', codecs: ['avc', 'vp9', 'av1'] },
};
/** A key picture at least so often, s: a film can be entered there. */
const KEY_EVERY = 4;
/** Bits of a pixel of a picture. */
const BITS = 0.12;

export interface FilmLooks {
  readonly format: FilmFormat;
  /** Pictures a second. */
  readonly rate: number;
  readonly title: string;
}

/** A silent film that is written picture by picture from one canvas. */
export class FilmFile {
  readonly #output: Output<WebMOutputFormat | Mp4OutputFormat, BufferTarget>;
  readonly #source: CanvasSource;
  readonly #looks: FilmLooks;
  #written = 0;

  private constructor(canvas: HTMLCanvasElement, codec: VideoCodec, bitrate: number, looks: FilmLooks) {
    this.#looks = looks;
    const format = looks.format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
    this.#output = new Output({ format, target: new BufferTarget() });
    this.#source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: KEY_EVERY });
    this.#output.addVideoTrack(this.#source, { frameRate: looks.rate });
    this.#output.setMetadataTags({ title: looks.title });
  }

  /** Throws a sentence where this browser cannot write such pictures. */
  static async begin(canvas: HTMLCanvasElement, looks: FilmLooks): Promise<FilmFile> {
    const { width, height } = canvas;
    const bitrate = Math.round(width * height * looks.rate * BITS);
    const codec = await getFirstEncodableVideoCodec([...FORMATS[looks.format].codecs], { width, height, bitrate });
    if (codec === null) {
      throw new Error(`This browser cannot make a film of ${width} × ${height} as ${looks.format.toUpperCase()}.`);
    }
    const file = new FilmFile(canvas, codec, bitrate, looks);
    await file.#output.start();
    return file;
  }

  /** Takes the canvas as it is now for the next picture; resolves when another may come. */
  async add(): Promise<void> {
    const { rate } = this.#looks;
    await this.#source.add(this.#written / rate, 1 / rate);
    this.#written += 1;
  }

  async finish(): Promise<Blob> {
    await this.#output.finalize();
    const { buffer } = this.#output.target;
    if (!buffer) throw new Error('The film could not be written.');
    return new Blob([buffer], { type: FORMATS[this.#looks.format].mime });
  }

  /** Gives up what is not finished. */
  async close(): Promise<void> {
    const { state } = this.#output;
    if (state === 'pending' || state === 'started') await this.#output.cancel();
  }
}
