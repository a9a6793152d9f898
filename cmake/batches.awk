# Divides sources into batches that can be compiled as if each batch were one source: no name that a
# source keeps to itself occurs in another one of its batch, nor is a type of a header of its folder.
# Prints one batch a line:
#   awk -v most=20 -f cmake/batches.awk HEADER… SOURCE…
# A source's own names are `main`, and in a namespace without a name what begins a line and what an
# enumeration lists. Those of other folders do not matter, since every folder is a namespace. Two functions
# of one name do not clash if they take other types, and nothing clashes with the member of an object.

FNR == 1 {
    here = FILENAME
    sub(/[^\/]*$/, "", here)
    is_own = is_list = 0
    is_header = FILENAME ~ /\.hpp$/
    if (!is_header) {
        sources[++count] = FILENAME
        folder[count] = here
    }
}
is_header {
    if ($0 ~ /^(struct|class|enum) /) public_type[here, own_name($0)] = 1
    next
}
/^int main\(/ { keep("main") }
/^namespace \{/ { is_own = 1; next }
/^\} \/\/ namespace$/ { is_own = 0; next }
is_own && /^enum / && !/^enum class / { is_list = 1 }
is_list { keep_list($0) }
/^using [A-Za-z_:]+;/ {
    name = $2
    sub(/.*::/, "", name)
    aliases[count] = aliases[count] " " name
    meaning[count, name] = $2
}
is_own && /^[A-Za-z_]/ {
    name = own_name($0)
    keep(name)
    if (name != "") taken[count, name] = taken[count, name] "," types_taken($0, name)
}
{
    line = $0
    sub(/\/\/.*/, "", line)
    gsub(/\.\.\./, " ", line)
    namespace = folder[count]
    sub(/.*\/src\/|^src\//, "", namespace)
    sub(/\//, "::", namespace)
    gsub(namespace, " ", line)
    gsub(/(\.|->|::)[A-Za-z0-9_]+/, " ", line)
    words = split(line, word, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= words; ++i)
        if (word[i] ~ /^[A-Za-z_]/) used[count, word[i]] = 1
}

# What a line declares; empty if it declares nothing.
function own_name(text) {
    if (text ~ /^(template|namespace|static_assert|TEST|TEST_F|TEST_P|TYPED_TEST)[ (<]/) return ""
    if (text ~ /^using /) {
        if (text !~ /=/) return ""
        sub(/^using /, "", text)
    } else if (text ~ /^(struct|class|enum|concept)/) {
        sub(/^(struct|class|enum class|enum|concept) /, "", text)
    } else if (match(text, /[A-Za-z_][A-Za-z0-9_]*\(/) || match(text, /[A-Za-z_][A-Za-z0-9_]*( =|[{;[])/)) {
        text = substr(text, RSTART)
    } else {
        return ""
    }
    sub(/[^A-Za-z0-9_].*/, "", text)
    return text
}

# The enumerators in a line of an enumeration.
function keep_list(text,    names, name, i) {
    sub(/\/\/.*/, "", text)
    if (text ~ /^enum /) sub(/^[^{]*/, "", text)
    if (text ~ /}/) is_list = 0
    gsub(/=[^,}]*/, "", text)
    names = split(text, name, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= names; ++i) keep(name[i])
}

# The types of ours that a function takes as far as its first line tells; a dash if there are none.
function types_taken(text, name,    types, type, all, i) {
    if (text ~ /^(struct|class|enum|concept|using) / || !match(text, name "\\(")) return "-"
    types = split(substr(text, RSTART + RLENGTH), type, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= types; ++i)
        if (type[i] ~ /^[A-Z]/) all = all " " type[i]
    return all == "" ? "-" : all
}

# Whether both sources have functions of this name that no call can mix up.
function are_overloads(one, other, name,    lists, list, i) {
    if (!((one, name) in taken) || !((other, name) in taken)) return 0
    if ((taken[one, name] taken[other, name]) ~ /-/) return 0
    lists = split(substr(taken[one, name], 2), list, ",")
    for (i = 1; i <= lists; ++i)
        if (index(taken[other, name] ",", "," list[i] ",")) return 0
    return 1
}

function keep(name) {
    if (name == "") return
    own[count] = own[count] " " name
    if ((here, name) in public_type) is_alone[count] = 1
}

function uses_own(user, owner,    names, name, i) {
    names = split(own[owner], name, " ")
    for (i = 1; i <= names; ++i)
        if ((user, name[i]) in used && !are_overloads(user, owner, name[i])) return 1
    return 0
}

# Whether both take a name from elsewhere, but not from the same place.
function differ(one, other,    names, name, i) {
    names = split(aliases[one], name, " ")
    for (i = 1; i <= names; ++i)
        if ((other, name[i]) in meaning && meaning[one, name[i]] != meaning[other, name[i]]) return 1
    return 0
}

function clash(one, other) {
    return folder[one] == folder[other] &&
        (uses_own(one, other) || uses_own(other, one) || differ(one, other))
}

# The first batch with room in which no name clashes.
function place(source,    batch, i) {
    if (is_alone[source]) {
        is_full[++batches] = 1
        return batches
    }
    for (batch = 1; batch <= batches; ++batch) {
        if (is_full[batch] || size[batch] >= most) continue
        for (i = 1; i <= size[batch]; ++i)
            if (clash(source, member[batch, i])) break
        if (i > size[batch]) return batch
    }
    return ++batches
}

# Those that clash most come first: where they are decides how many batches there are.
function put_in_order(    one, other, i) {
    for (one = 1; one <= count; ++one)
        for (other = 1; other <= count; ++other)
            if (one != other && clash(one, other)) ++clashes[one]
    for (one = 1; one <= count; ++one) {
        for (i = one; i > 1 && clashes[order[i - 1]] < clashes[one]; --i) order[i] = order[i - 1]
        order[i] = one
    }
}

END {
    put_in_order()
    for (i_th = 1; i_th <= count; ++i_th) {
        source = order[i_th]
        batch = place(source)
        member[batch, ++size[batch]] = source
        listed[batch] = listed[batch] (size[batch] > 1 ? " " : "") sources[source]
    }
    for (batch = 1; batch <= batches; ++batch) print listed[batch]
}
