interface Messages {
  horoscope: typeof import('./en.json');
}
