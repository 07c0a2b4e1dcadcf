/** Files put into the program itself: the bundler gives them as `data:` addresses. */
declare module '*inline' {
  const address: string;
  export default address;
}
