declare module 'snowball-stemmers' {
  export type Stemmer = { stem(word: string): string };
  const snowball: { newStemmer(algorithm: 'italian' | 'english'): Stemmer };
  export default snowball;
}
