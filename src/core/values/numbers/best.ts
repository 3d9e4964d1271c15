/** Keeps the best of many numbers: greater scores first, then smaller numbers. Time: the logarithm of `most` for each number that is kept. */
export class Best {
  readonly #most: number;
  /** A heap whose first is the worst: numbers and their scores. */
  readonly #numbers: number[] = [];
  readonly #scores: number[] = [];

  /** `most`: how many are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Each number is given once. */
  add(number: number, score: number): void {
    const size = this.#numbers.length;
    if (size < this.#most) {
      this.#numbers.push(number);
      this.#scores.push(score);
      this.#rise(size);
      return;
    }
    const worst = this.#scores[0] as number;
    if (this.#most === 0 || score < worst || (score === worst && number > (this.#numbers[0] as number))) return;
    this.#numbers[0] = number;
    this.#scores[0] = score;
    this.#sink();
  }

  #isWorse(a: number, b: number): boolean {
    const [one, other] = [this.#scores[a] as number, this.#scores[b] as number];
    return one < other || (one === other && (this.#numbers[a] as number) > (this.#numbers[b] as number));
  }

  #swap(a: number, b: number): void {
    const [number, score] = [this.#numbers[a] as number, this.#scores[a] as number];
    this.#numbers[a] = this.#numbers[b] as number;
    this.#scores[a] = this.#scores[b] as number;
    this.#numbers[b] = number;
    this.#scores[b] = score;
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >>> 1;
      if (!this.#isWorse(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    const size = this.#numbers.length;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let worst = at;
      if (left < size && this.#isWorse(left, worst)) worst = left;
      if (right < size && this.#isWorse(right, worst)) worst = right;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  /** Best first. */
  sorted(): number[] {
    const places = this.#numbers.map((_, at) => at).sort((a, b) => (this.#isWorse(a, b) ? 1 : -1));
    return places.map((at) => this.#numbers[at] as number);
  }
}
