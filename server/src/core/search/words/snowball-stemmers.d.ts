declare module 'snowball-stemmers' {
  export type Stemmer = { stem(word: string): string };
  export type Snowball = { newStemmer(algorithm: 'italian' | 'english'): Stemmer };
}
