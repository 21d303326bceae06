import { texts } from "../language.ts";

export const signUp = texts(
  {
    title: "Nov račun",
    lead: "Z računom dobite svoj ključ API. Potrebujete samo ime in geslo.",
    submit: "Ustvari račun",
    haveAccount: "Račun že imate?",
    signIn: "Prijavite se",
    tooMany: "S tega naslova je bilo danes ustvarjenih že dovolj računov. Poskusite jutri.",
    tooManyAttempts: "S tega naslova je bilo danes že preveč poskusov. Poskusite jutri.",
    nameTaken: "To ime je že zasedeno. Izberite drugo.",
    invalidName: "Ime mora imeti od 1 do 64 vidnih znakov.",
  },
  {
    title: "A new account",
    lead: "An account gives you an API key of your own. All it takes is a name and a password.",
    submit: "Create the account",
    haveAccount: "You have an account?",
    signIn: "Sign in",
    tooMany: "Enough accounts were made from this address today. Please try tomorrow.",
    tooManyAttempts: "There were too many attempts from this address today. Please try tomorrow.",
    nameTaken: "This name is taken. Please choose another.",
    invalidName: "A name has 1 to 64 visible characters.",
  },
);
