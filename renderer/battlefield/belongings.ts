/** Everything a part of the table made and must give back to the graphics card. */
export class Belongings {
  private readonly things: { dispose(): void }[] = [];

  /** Keeps a thing until `dispose`, and hands it through. */
  keep<T extends { dispose(): void }>(thing: T): T {
    this.things.push(thing);
    return thing;
  }

  get count(): number {
    return this.things.length;
  }

  dispose(): void {
    for (const thing of this.things.splice(0)) thing.dispose();
  }
}
