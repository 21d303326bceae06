import { noun, texts } from "../language.ts";

/** Texts that several forms share. */
export const formsTexts = texts(
  {
    name: "Uporabniško ime",
    password: "Geslo",
    newPassword: "Novo geslo",
    repeatPassword: "Novo geslo še enkrat",
    passwordHint: "Vsaj 10 znakov. Geslo iz več besed si boste lažje zapomnili, drugi pa ga bodo težje uganili.",
    passwordLength: "Geslo mora imeti od 10 do 256 znakov.",
    passwordsDiffer: "Gesli se ne ujemata. Vpišite ju še enkrat.",
    seconds: noun({ one: "sekundo", two: "sekundi", few: "sekunde", other: "sekund" }),
    minutes: noun({ one: "minuto", two: "minuti", few: "minute", other: "minut" }),
    wait: (time: string) => `Preveč napačnih poskusov. Znova lahko poskusite čez ${time}. Ključ API ves ta čas deluje.`,
    busy: "Strežnik je trenutno preobremenjen. Poskusite znova čez minuto.",
    expired:
      "Obrazec ni več veljaven: odprt je bil pri drugi prijavi ali pa so piškotki izklopljeni. Poskusite še enkrat.",
    back: "Nazaj",
    cancel: "Opusti",
  },
  {
    name: "User name",
    password: "Password",
    newPassword: "New password",
    repeatPassword: "Repeat the new password",
    passwordHint: "At least 10 characters. Several words together are easy to remember and hard to guess.",
    passwordLength: "The password must have 10 to 256 characters.",
    passwordsDiffer: "The two passwords differ. Please type them again.",
    seconds: noun({ one: "second", other: "seconds" }),
    minutes: noun({ one: "minute", other: "minutes" }),
    wait: (time: string) => `Too many wrong attempts. You can try again in ${time}. Your API key works all the while.`,
    busy: "The server is too busy at the moment. Please try again in a minute.",
    expired:
      "The form is no longer valid: it was opened under another sign-in, or cookies are switched off. Please try once more.",
    back: "Back",
    cancel: "Cancel",
  },
);
